import { REGIONS } from '@trivium/rules/places/regions'
import { stored } from '../../preferences/stored.ts'

/** How the country quiz was last played in this browser. */
export const lastRegion = stored('trivium.countries.region', REGIONS, 'europe')
export const lastTask = stored('trivium.countries.task', ['name', 'find'], 'name')
export const lastShown = stored('trivium.countries.shown', ['map', 'list'], 'map')
export const lastHard = stored('trivium.countries.hard', ['no', 'yes'], 'no')
