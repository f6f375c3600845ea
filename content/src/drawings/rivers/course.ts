/** A river's way from its source to its mouth. */
export interface Course {
  /** Longitude and latitude in degrees, in pairs separated by commas. */
  readonly points: string
  /** Space around the river on its map, in pixels. A short river needs more to be recognised. */
  readonly margin?: number
}

/** Rivers by name. */
export type Courses = Readonly<Record<string, Course>>

export type Place = [longitude: number, latitude: number]

export const placesOf = ({ points }: Course): Place[] =>
  points.split(',').map((pair) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.trim().split(/\s+/).map(Number)
    return [longitude, latitude]
  })
