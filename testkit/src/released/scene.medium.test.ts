import { expect, test } from 'vitest'
import { hasSharedDatabase, TestCluster } from '../test-cluster.ts'
import { playScene } from './scene.ts'

if (!hasSharedDatabase)
  console.log('Skipped: what data for the next version is made of, because it needs a PostgreSQL server.')

test.skipIf(!hasSharedDatabase)('this version plays what its data for the next one is made of', async () => {
  const stage = await TestCluster.open(1, { overNats: false })
  const { games, docs, answers } = await playScene(stage, { settled: true })
  await stage.close()
  expect(new Set(Object.values(games)).size).toBe(13)
  expect(docs.every(({ doc }) => Object.keys(doc).length > 0)).toBe(true)
  expect(answers).toHaveLength(13)
})
