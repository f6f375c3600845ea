import { REGIONS } from '@trivium/rules/places/regions'
import { storedSetting } from '../../preferences/stored-setting.ts'

/** The options last chosen in this browser. */
export const lastRegion = storedSetting('trivium.flags.region', REGIONS, 'europe')
export const lastAnswers = storedSetting('trivium.flags.answers', ['typed', 'choices'], 'typed')
export const lastHard = storedSetting('trivium.flags.hard', ['yes', 'no'], 'no')
