import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { Match } from '@trivium/wire/documents/match'
import type {
  PartyDocument,
  PartyHostDocument,
  PartyRoomDocument,
  PartyScreenDocument,
} from '@trivium/wire/documents/party'
import type { CountriesDocument, FlagsDocument } from '@trivium/wire/documents/places'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { User } from '@trivium/wire/documents/user'
import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Call, Client } from './client.ts'
import type { Failure } from './reply.ts'
import type { LiveState } from './store.ts'

const ClientContext = createContext<Client | null>(null)

export const ClientProvider = ClientContext.Provider

export const useClient = (): Client => {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('useClient must be used within a ClientProvider.')
  return client
}

export const useCall = (): Call => useClient().call

export const useLive = <Part>(select: (state: LiveState) => Part): Part => useStore(useClient().store, select)

interface Documents {
  readonly user: User
  readonly match: { readonly match: Match | null }
  readonly queue: QueueStatus
}

export type AnyGame = BattleDocument | SoloDocument | FlagsDocument | CountriesDocument | PartyDocument

/** The documents of a party besides its players' own, by the kind of topic. */
interface PartyDocuments {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
  readonly host: PartyHostDocument
}

type AnyTopic = keyof Documents | `game:${string}` | `${keyof PartyDocuments}:${string}`

type DocumentOf<Topic extends string> = Topic extends keyof Documents
  ? Documents[Topic]
  : Topic extends `${infer Kind extends keyof PartyDocuments}:${string}`
    ? PartyDocuments[Kind]
    : AnyGame

export type TopicState<Doc> =
  | { readonly status: 'loading'; readonly doc: null; readonly error: null }
  | { readonly status: 'ready'; readonly doc: Doc; readonly error: null }
  | { readonly status: 'failed'; readonly doc: null; readonly error: Failure }

const LOADING = { status: 'loading', doc: null, error: null } as const

/** Subscribes to a topic while the component is mounted. */
export const useTopic = <Topic extends AnyTopic>(topic: Topic): TopicState<DocumentOf<Topic>> => {
  const { follow } = useClient()
  useEffect(() => follow(topic), [follow, topic])
  const followed = useLive((state) => state.topics[topic])
  if (followed?.error) return { status: 'failed', doc: null, error: followed.error }
  if (!followed?.doc) return LOADING
  return { status: 'ready', doc: followed.doc as unknown as DocumentOf<Topic>, error: null }
}
