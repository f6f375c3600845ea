import type { Continent, Region } from '@trivium/rules/places/regions'
import { REGION_TITLES } from '../../places/region-titles.ts'

/** A part of a region with its countries, grouped by the United Nations geoscheme. */
export interface Part {
  readonly name: string
  readonly places: readonly string[]
}

const part = (name: string, places: string): Part => ({ name, places: places.split(' ') })

const PARTS: Readonly<Record<Continent, readonly Part[]>> = {
  africa: [
    part('North Africa', 'DZ EG LY MA SD TN'),
    part('West Africa', 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG'),
    part('Central Africa', 'AO CD CF CG CM GA GQ ST TD'),
    part('East Africa', 'BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW'),
    part('Southern Africa', 'BW LS NA SZ ZA'),
  ],
  asia: [
    part('Western Asia', 'AE AM AZ BH GE IL IQ JO KW LB OM PS QA SA SY TR YE'),
    part('Central Asia', 'KG KZ TJ TM UZ'),
    part('South Asia', 'AF BD BT IN IR LK MV NP PK'),
    part('East Asia', 'CN JP KP KR MN TW'),
    part('South-east Asia', 'BN ID KH LA MM MY PH SG TH TL VN'),
  ],
  europe: [
    part('Northern Europe', 'DK EE FI GB IE IS LT LV NO SE'),
    part('Western Europe', 'AT BE CH DE FR LI LU MC NL'),
    part('Southern Europe', 'AD AL BA CY ES GR HR IT ME MK MT PT RS SI SM VA XK'),
    part('Eastern Europe', 'BG BY CZ HU MD PL RO RU SK UA'),
  ],
  'north-america': [
    part('Northern America', 'CA US'),
    part('Central America', 'BZ CR GT HN MX NI PA SV'),
    part('Caribbean', 'AG BB BS CU DM DO GD HT JM KN LC TT VC'),
  ],
  'south-america': [part('South America', 'AR BO BR CL CO EC GY PE PY SR UY VE')],
  oceania: [
    part('Australia and New Zealand', 'AU NZ'),
    part('Melanesia', 'FJ PG SB VU'),
    part('Micronesia', 'FM KI MH NR PW'),
    part('Polynesia', 'TO TV WS'),
  ],
}

const CONTINENTS = Object.keys(PARTS) as Continent[]

/** The parts of a region's list: subregions of a continent, continents of the world. */
export const partsOf = (region: Region): readonly Part[] =>
  region === 'all'
    ? CONTINENTS.map((continent) => ({
        name: REGION_TITLES[continent],
        places: PARTS[continent].flatMap(({ places }) => places),
      }))
    : PARTS[region]
