import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, TEST_FILE, targetOf } from './boundaries.mjs'
import { listFiles, root } from './files.mjs'

/** A message for each cycle of imports between folders of one package. Tests may import from anywhere. */
export function cycleProblems() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.flatMap((name) => {
    const paths = listFiles(`${name}/src`).filter((path) => /\.tsx?$/.test(path) && !TEST_FILE.test(path))
    return folderCycles(paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') })))
  })
}

/** The import cycles between the folders of these files, each with an example import for every step. */
export function folderCycles(files) {
  const graph = folderGraph(files)
  return cyclesOf(graph).map((cycle) => {
    const steps = cycle.flatMap((from) =>
      [...graph.get(from)].filter(([to]) => cycle.includes(to)).map(([, example]) => `  ${example}`),
    )
    return [`folders import each other in a cycle: ${cycle.join(', ')}`, ...steps].join('\n')
  })
}

/** The folders that each folder imports, with one example import for each. */
function folderGraph(files) {
  const graph = new Map()
  const importsFrom = (folder) => graph.get(folder) ?? graph.set(folder, new Map()).get(folder)
  for (const { path, source } of files) {
    const from = folderOf(path)
    for (const specifier of importsOf(source)) {
      const target = targetOf(path, specifier)
      if (target === null || target.split('/')[0] !== path.split('/')[0]) continue
      const to = folderOf(target)
      if (to !== from && !importsFrom(from).has(to))
        importsFrom(from).set(to, `${path} imports '${specifier}'`)
    }
  }
  return graph
}

/** What counts as a folder: a folder directly in `src`, a single feature, or a file directly in `src`. */
function folderOf(path) {
  const names = path.split('/')
  return names.slice(0, names[2] === 'features' ? 4 : 3).join('/')
}

/** Folders that can reach each other belong to one cycle. */
function cyclesOf(graph) {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]))
  const cycles = [...graph.keys()].map((folder) =>
    [...reach.get(folder)].filter((other) => reach.get(other)?.has(folder)).sort(),
  )
  const distinct = new Map(cycles.map((cycle) => [cycle.join(), cycle]))
  return [...distinct.values()].filter((cycle) => cycle.length > 0)
}

function reachableFrom(start, graph) {
  const seen = new Set()
  const visit = (folder) => {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      visit(next)
    }
  }
  visit(start)
  return seen
}
