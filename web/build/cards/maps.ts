import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { World } from '@trivium/content/maps/world'
import type { Region } from '@trivium/rules/places/regions'
import { geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { frameOf } from '../../src/features/countries/map/projection.ts'
import type { Colours } from './colours.ts'

const WORLD = fileURLToPath(import.meta.resolve('@trivium/content/maps/world.json'))
const COUNTRIES = new URL('../../../content/places/countries.json', import.meta.url)
const WIDTH = 500
const HEIGHT = 500

/** The world map is wide and low, so it may extend beyond its field. */
const WORLD_LARGER = 1.35
/** Degrees: land farther than this from a region's centre is left out, because it would look distorted. */
const FARTHEST = 72
/** px: anything smaller gets a dot. */
const SMALL = 7

interface Country {
  readonly id: string
  readonly region: string
}

const readCountries = async (region: Region): Promise<Set<string>> => {
  const countries = JSON.parse(await readFile(COUNTRIES, 'utf8')) as Country[]
  return new Set(countries.filter((one) => region === 'all' || one.region === region).map(({ id }) => id))
}

const fitted = (region: Region) => {
  const frame = frameOf(region)
  if (region !== 'all' && region !== 'europe') frame.projection.clipAngle(FARTHEST)
  const fits = Math.min(WIDTH / frame.width, HEIGHT / frame.height)
  return { ...frame, scale: region === 'all' ? fits * WORLD_LARGER : fits }
}

/** A region's countries on the map, with the rest of the land faint around them; fitted into 500 by 500. */
export const mapOf = async (region: Region, colour: Colours): Promise<string> => {
  const world = JSON.parse(await readFile(WORLD, 'utf8')) as World
  const asked = await readCountries(region)
  const { projection, width, height, scale } = fitted(region)
  const path = geoPath(projection).digits(1)
  const inside: string[] = []
  const outside = [path(feature(world, world.objects.other)) ?? '']
  const dots: string[] = []
  for (const shape of world.objects.countries.geometries) {
    const drawn = path(feature(world, shape)) ?? ''
    if (!asked.has(shape.id)) outside.push(drawn)
    else inside.push(drawn)
    const [[left, top], [right, bottom]] = path.bounds(feature(world, shape))
    const isSmall = !(Math.max(right - left, bottom - top) * scale > SMALL)
    const at = projection([...shape.properties.at])
    if (asked.has(shape.id) && isSmall && region !== 'all' && at !== null)
      dots.push(`<circle cx="${at[0]}" cy="${at[1]}" r="${5 / scale}"/>`)
  }
  const left = (WIDTH - width * scale) / 2
  const top = (HEIGHT - height * scale) / 2
  return `<linearGradient id="fade"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
  <mask id="away" maskUnits="userSpaceOnUse" x="-700" y="-100" width="1400" height="800">
    <rect x="-160" y="-100" width="240" height="800" fill="url(#fade)"/><rect x="79" y="-100" width="700" height="800" fill="#fff"/>
  </mask>
  <g mask="url(#away)"><g transform="translate(${left} ${top}) scale(${scale})"><path d="${outside.join('')}" fill="${colour('green-deep')}"/></g></g>
  <g transform="translate(${left} ${top}) scale(${scale})" stroke-linejoin="round">
    <path d="${inside.join('')}" fill="${colour('on-green')}" stroke="${colour('green')}" stroke-width="${2.4 / scale}"/>
    <g fill="${colour('yellow')}">${dots.join('')}</g>
  </g>`
}
