import { REGIONS } from '@trivium/rules/places/regions'
import { stored } from '../../preferences/stored.ts'

/** What was chosen the last time, in this browser. */
export const lastRegion = stored('trivium.flags.region', REGIONS, 'europe')
export const lastAnswers = stored('trivium.flags.answers', ['typed', 'choices'], 'typed')
export const lastHard = stored('trivium.flags.hard', ['yes', 'no'], 'no')
