/** The network boundary: a WebSocket that reconnects automatically until the page closes it. */
export interface Wire {
  send(text: string): void
  close(): void
  reconnect(): void
}

export interface WireEvents {
  opened(): void
  received(text: string): void
  closed(code: number): void
}
