import { REGIONS, type Region } from '@trivium/rules/places/regions'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { titled } from '../../site/identity.ts'
import type { PageMetadata } from './metadata.ts'

/** Some countries of each continent, chosen because people search for them. */
const AMONG: Readonly<Record<Region, string>> = {
  all: 'from Andorra to Zimbabwe',
  africa: 'from Algeria to Zimbabwe, with Eswatini and Cabo Verde',
  asia: 'from Afghanistan to Yemen, with Bhutan and Timor-Leste',
  europe: 'from Albania to the Vatican, with Liechtenstein and Moldova',
  'north-america': 'from Canada to Panama, with the islands of the Caribbean',
  'south-america': 'from Argentina to Venezuela, with Guyana and Suriname',
  oceania: 'from Australia to Vanuatu, with Nauru, Palau and Kiribati',
}

const aboutRegion = (region: Region): PageMetadata => {
  const name = REGION_TITLES[region]
  const whose = region === 'all' ? 'the world' : name
  return {
    title: titled(`Country quiz: ${name}`),
    name,
    description: `Name all countries of ${whose}, ${AMONG[region]}: type them as the map fills in, or find each on the map.`,
    module: 'app/screens/country-quiz-screen.tsx',
    kind: 'quiz',
    above: [['/country-quiz', 'Country quiz']],
    card: {
      kicker: 'Country quiz',
      headline: region === 'all' ? 'Every country of the world' : `The countries of ${name}`,
      line: 'Type them as the map fills in, or find them on it.',
      art: { kind: 'map', region },
    },
  }
}

/** The country quiz of each continent has its own address. */
export const CONTINENT_PAGES: Readonly<Record<string, PageMetadata>> = Object.fromEntries(
  REGIONS.map((region) => [`/country-quiz/${region}`, aboutRegion(region)]),
)
