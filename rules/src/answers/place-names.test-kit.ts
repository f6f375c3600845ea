import type { MatcherEntry } from './matcher.ts'

/** For tests: the codes of 250 places that have a flag. */
const CODES =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE ' +
  'NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO ' +
  'JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE AD AL AT AX BA ' +
  'BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO ' +
  'RS RU SE SI SJ SK SM UA VA XK AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS ' +
  'MX NI PA PM PR SV SX TC TT UM US VC VG VI AR BO BR CL CO EC FK GF GY PE PY SR UY VE AS AU CC CK CX FJ FM GU KI MH ' +
  'MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VC VU WF WS AQ BV GS HM TF'

/**
 * For tests: every place with its names in these languages. Names change with Node's version: do not rely on any of
 * them.
 */
export const placeNames = (...languages: string[]): MatcherEntry[] => {
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))
  return [...new Set(CODES.split(' '))].map((id) => ({ id, names: names.map((name) => name.of(id) ?? id) }))
}
