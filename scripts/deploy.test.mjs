import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { Environment, readSettings } from '../server/src/settings.ts'
import { root } from './files.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const SAMPLES = {
  SITE: 'trivia.example.org',
  DATABASE_PASSWORD: 'secret',
  NATS_PASSWORD: 'secret',
  METRICS_TOKEN: 'at-least-sixteen-characters',
}
const READ_BY_NODE = ['NODE_ENV', 'MALLOC_ARENA_MAX']

/** Fills in `${NAME}`, `${NAME:-}` and `${NAME:?why}` as Compose does. */
const filled = (text) => text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, name) => SAMPLES[name] ?? '')

const containerfile = read('deploy/Containerfile')
const image = Object.fromEntries(
  [...containerfile.matchAll(/^(?:ENV| {4})\s*([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
)
const PROGRAM = 'server/build/program.ts'
/** The built server, as its build program names it. */
const builtServer = (() => {
  const source = read(PROGRAM)
  const [, folder] = /new URL\('\.\.\/(\S+)', import\.meta\.url\)/.exec(source) ?? []
  const [, name] = /^ {2}(\S+): sourceAt\('main\.ts'\)/m.exec(source) ?? []
  return `server/${folder}/${name}.mjs`
})()
const composed = (file) => JSON.parse(filled(JSON.stringify(parse(read(`deploy/${file}`), { merge: true }))))
const isTrivium = ([, { build }]) => build !== undefined

const kubernetes = Object.fromEntries(
  readdirSync(join(root, 'deploy/kubernetes'))
    .flatMap((file) => parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((one) => one.toJS()))
    .filter(({ kind }) => kind)
    .map((object) => [object.kind, object]),
)
const pod = kubernetes.Deployment.spec.template
const [container] = pod.spec.containers

/** The settings of each way to run Trivium, as its server would read them. */
const environments = [
  ...['compose.yaml', 'compose.cluster.yaml'].flatMap((file) =>
    Object.entries(composed(file).services)
      .filter(isTrivium)
      .map(([name, { environment }]) => [`${file} ${name}`, { ...image, ...environment }]),
  ),
  ['kubernetes', { ...image, ...kubernetes.ConfigMap.data, ...kubernetes.Secret.stringData }],
]

test.each(environments)(
  '%s sets only settings that exist, to values that the server accepts',
  (_, environment) => {
    const names = Object.keys(environment).filter((name) => !READ_BY_NODE.includes(name))
    expect(names.filter((name) => !(name in Environment.shape))).toEqual([])
    expect(readSettings(environment)).toMatchObject({ ok: true })
  },
)

describe('the container file', () => {
  test('copies only files that exist, and the manifests of all workspaces', () => {
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
      from.split(' '),
    )
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const { workspaces } = JSON.parse(read('package.json'))
    expect(workspaces.filter((folder) => !copied.includes(`${folder}/package.json`))).toEqual([])
  })

  test('runs the server without root, on the port that it exposes, and asks whether it responds', () => {
    expect(containerfile).toMatch(/^USER node$/m)
    expect(containerfile).toContain(`EXPOSE ${image.PORT}`)
    expect(containerfile).toContain(`http://127.0.0.1:${image.PORT}/healthz`)
  })

  test('runs only files that exist, and starts the program that it has built', () => {
    const files = [...containerfile.matchAll(/(?:^RUN|&&) node (\S+)/gm)].map(([, file]) => file)
    expect(files).toContain(PROGRAM)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const [, command] = /^CMD (\[.+\])$/m.exec(containerfile) ?? []
    expect(JSON.parse(command ?? '[]').at(-1)).toBe(builtServer)
  })
})

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', (file) => {
  const { services, volumes } = composed(file)
  const ours = Object.entries(services).filter(isTrivium)

  test('says in its first lines which variables it needs', () => {
    const needed = new Set([...read(`deploy/${file}`).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    const said = [...read(`deploy/${file}`).matchAll(/^#\s+([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(said.toSorted()).toEqual([...needed].toSorted())
  })

  test('Caddy forwards to all processes, at the port of the image', () => {
    const upstreams = ours.map(([name]) => `${name}:${image.PORT}`)
    expect(services.caddy.environment.UPSTREAMS.split(' ')).toEqual(upstreams)
    expect(services.caddy.depends_on).toEqual(ours.map(([name]) => name))
  })

  test('the processes can write to their data folder and to /tmp, and to nothing else', () => {
    for (const [, { read_only, tmpfs = [], volumes: mounts = [] }] of ours) {
      expect(read_only).toBe(true)
      const writable = [...tmpfs, ...mounts].map((one) => one.split(':').find((part) => part.startsWith('/')))
      expect(writable.toSorted()).toEqual([image.DATA_DIR, '/tmp'])
    }
  })

  test('names each volume that it mounts', () => {
    const mounted = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((one) => one.split(':')[0]),
    )
    const named = mounted.filter((name) => !name.startsWith('.'))
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted())
  })
})

test('in the cluster, processes use the database and the NATS server that the file starts', () => {
  const { services } = composed('compose.cluster.yaml')
  const { DATABASE_URL, NATS_URL } = services['trivium-1'].environment
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.postgres.environment
  expect(DATABASE_URL).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`)
  const [, user, , password] = services.nats.command
  expect(NATS_URL).toBe(`nats://${user}:${password}@nats:4222`)
})

test('Caddy asks for an address that the server has', () => {
  const asked = [...read('deploy/Caddyfile').matchAll(/health_uri (\S+)/g)].map(([, path]) => path)
  expect(asked).toEqual(['/readyz'])
  expect(read('server/src/http/health.ts')).toContain("server.get('/readyz'")
})

describe('the Kubernetes manifests', () => {
  test('Kustomize lists all files that are objects of the cluster', () => {
    const others = ['kustomization.yaml', 'prometheus-adapter.yaml']
    const files = readdirSync(join(root, 'deploy/kubernetes')).filter((file) => !others.includes(file))
    expect(kubernetes.Kustomization.resources.toSorted()).toEqual(files.toSorted())
  })

  test('ports agree with the image, the settings and one another', () => {
    const ports = Object.fromEntries(
      container.ports.map(({ name, containerPort }) => [name, String(containerPort)]),
    )
    expect(ports).toEqual({ http: image.PORT, metrics: kubernetes.ConfigMap.data.METRICS_PORT })
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(ports.metrics)
    expect(kubernetes.Service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http'])
    const [{ http }] = kubernetes.Ingress.spec.rules
    const { name, port } = http.paths[0].backend.service
    expect([name, port.name]).toEqual([
      kubernetes.Service.metadata.name,
      kubernetes.Service.spec.ports[0].name,
    ])
  })

  test('probes ask for addresses that the server has', () => {
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
      (probe) => container[probe].httpGet.path,
    )
    expect(paths).toEqual(['/healthz', '/readyz', '/healthz'])
  })

  test('the service, the disruption budget and the autoscaler mean the pods of the deployment', () => {
    const { labels } = pod.metadata
    const { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler: autoscaler } = kubernetes
    expect(Deployment.spec.selector.matchLabels).toEqual(labels)
    expect(Service.spec.selector).toEqual(labels)
    expect(PodDisruptionBudget.spec.selector.matchLabels).toEqual(labels)
    expect(autoscaler.spec.scaleTargetRef.name).toBe(Deployment.metadata.name)
  })

  test('the autoscaler reads a metric that prometheus-adapter makes from one of ours', () => {
    const [{ pods }] = kubernetes.HorizontalPodAutoscaler.spec.metrics
    const [rule] = parse(read('deploy/kubernetes/prometheus-adapter.yaml')).rules.custom
    expect(pods.metric.name).toBe(rule.name.as)
    expect(rule.seriesQuery).toMatch(/^trivium_live_games\{/)
  })

  test('the data folder and /tmp can be written to, and nothing else', () => {
    expect(container.securityContext.readOnlyRootFilesystem).toBe(true)
    const mounts = container.volumeMounts.map(({ mountPath }) => mountPath)
    expect(mounts.toSorted()).toEqual([image.DATA_DIR, '/tmp'])
  })

  test('a pod has time to drain before it is killed', () => {
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(60)
  })
})
