import * as physics from './physics.ts'
import * as signals from './signals.ts'

/** Sounds that are computed, by name. */
export const TONES: Readonly<Record<string, () => Float64Array>> = {
  'morse SOS': () => signals.morse('SOS'),
  'morse SMS': () => signals.morse('SMS', 0.075),
  'morse HI': () => signals.morse('HI', 0.13),
  'morse CQ': () => signals.morse('CQ', 0.11),
  'telephone keys': () => signals.dialled('5550143'),
  'busy signal': signals.busy,
  'time signal': signals.pips,
  'three and a pause': signals.threeAndPause,
  'reversing lorry': signals.reversing,
  satellite: signals.satellite,
  'bouncing ball': signals.bouncing,
  'three blasts': signals.threeBlasts,
  'metronome at 120': () => signals.metronome(120, 4),
  'metronome at 110': () => signals.metronome(110, 5),
  'square wave': signals.chip,
  'passing source': physics.passing,
  'endless rise': physics.endlessRise,
  'two near tones': physics.throbbing,
  'pure tone': () => physics.pureTone(440),
  'white noise': physics.whiteNoise,
  'octave up': physics.octaveUp,
  'merging masses': physics.merger,
  'heart sounds': physics.heartbeat,
  'random clicks': physics.counter,
  'pulse and echo': physics.ping,
  'high chirps': physics.chirping,
  'gliding voice': physics.theremin,
}
