import type { GeometryObject, Objects, Topology } from 'topojson-specification'

/** The arcs that a polygon or multipolygon uses, in either direction. */
export const arcsOf = (geometry: object): number[] =>
  (('arcs' in geometry ? geometry.arcs : []) as number[][][]).flat(2).map((arc) => (arc < 0 ? ~arc : arc))

/** The topology without unused arcs. */
export const withoutUnused = <T extends Objects>(topology: Topology<T>): Topology<T> => {
  const places = new Map<number, number>()
  const placeOf = (arc: number): number => {
    const place = places.get(arc) ?? places.size
    places.set(arc, place)
    return place
  }
  const renumber = (arcs: unknown): unknown => {
    if (Array.isArray(arcs)) return arcs.map(renumber)
    const arc = arcs as number
    return arc < 0 ? ~placeOf(~arc) : placeOf(arc)
  }
  const rewritten = (object: GeometryObject<object>): GeometryObject<object> => {
    if (object.type === 'GeometryCollection')
      return { ...object, geometries: object.geometries.map(rewritten) }
    return 'arcs' in object ? ({ ...object, arcs: renumber(object.arcs) } as typeof object) : object
  }
  const objects = Object.fromEntries(
    Object.entries(topology.objects).map(([name, object]) => [
      name,
      rewritten(object as GeometryObject<object>),
    ]),
  )
  const arcs = [...places.keys()].map((arc) => topology.arcs[arc] ?? [])
  return { ...topology, objects: objects as T, arcs }
}
