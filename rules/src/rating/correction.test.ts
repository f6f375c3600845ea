import { describe, expect, test } from 'vitest'
import { correctedRating, type PlayedGame } from './correction.ts'
import { eloAfter, type Score } from './elo.ts'

const game = (otherElo: number, score: Score, counts = true): PlayedGame => ({ otherElo, score, counts })

describe('L7 games against a cheater no longer count', () => {
  test('L7 without such games the rating is the one that the settlements gave, game by game', () => {
    const first = eloAfter({ elo: 1_200, ratedGames: 30 }, 1_300, 1)
    const second = eloAfter({ elo: first, ratedGames: 31 }, 1_100, 0)
    expect(correctedRating({ elo: 1_200, ratedGames: 30 }, [game(1_300, 1), game(1_100, 0)])).toBe(second)
  })

  test('L7 a lost one no longer costs points, and a won one no longer gains any', () => {
    const start = { elo: 1_000, ratedGames: 30 }
    expect(correctedRating(start, [game(1_000, 0)])).toBe(990)
    expect(correctedRating(start, [game(1_000, 0, false)])).toBe(1_000)
    expect(correctedRating(start, [game(1_000, 1, false)])).toBe(1_000)
  })

  test('L7 later games are computed from the corrected rating', () => {
    const start = { elo: 1_000, ratedGames: 0 }
    const games = [game(1_000, 0, false), game(1_000, 1)]
    expect(correctedRating(start, games)).toBe(1_020)
    expect(correctedRating(start, [game(1_000, 0), game(1_000, 1)])).toBe(1_001)
  })

  test('L7 the K of the other games is unchanged: a game that no longer counts is still a rated one', () => {
    expect(correctedRating({ elo: 1_000, ratedGames: 19 }, [game(1_000, 0, false), game(1_000, 1)])).toBe(
      1_010,
    )
  })

  test('L7 a game that no longer counts still adds exactly one rated game', () => {
    expect(correctedRating({ elo: 1_000, ratedGames: 18 }, [game(1_000, 0, false), game(1_000, 1)])).toBe(
      1_020,
    )
  })

  test('L7 no rating falls below the floor in between', () => {
    expect(correctedRating({ elo: 105, ratedGames: 30 }, [game(105, 0), game(100, 1)])).toBe(110)
  })

  test('L7 no games at all change nothing', () => {
    expect(correctedRating({ elo: 1_234, ratedGames: 7 }, [])).toBe(1_234)
  })
})
