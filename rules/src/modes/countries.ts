import type { Decider } from '../game/decider.ts'
import { deadline } from './countries/clock.ts'
import { decide } from './countries/decide.ts'
import type { CountriesCommand, CountriesEvent, CountriesRefusal } from './countries/events.ts'
import { evolve } from './countries/evolve.ts'
import type { CountriesState } from './countries/state.ts'
import { type CountriesView, view } from './countries/view.ts'

/** The countries of a region, all named in words or found one by one. */
export const countries: Decider<
  CountriesState,
  CountriesCommand,
  CountriesEvent,
  CountriesView,
  CountriesRefusal
> = { decide, evolve, view, deadline }
