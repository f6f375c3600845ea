import { REGIONS } from '@trivium/rules/places/regions'
import { storedSetting } from '../../preferences/stored-setting.ts'

/** The options last used for a country quiz in this browser. */
export const lastRegion = storedSetting('trivium.countries.region', REGIONS, 'europe')
export const lastTask = storedSetting('trivium.countries.task', ['name', 'find'], 'name')
export const lastShown = storedSetting('trivium.countries.shown', ['map', 'list'], 'map')
export const lastHard = storedSetting('trivium.countries.hard', ['no', 'yes'], 'no')
