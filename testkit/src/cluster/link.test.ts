import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startLink } from './link.ts'

const startEcho = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('a link passes bytes, holds them back while it is cut or slow, and keeps their order', async () => {
  const echo = await startEcho()
  const link = await startLink('127.0.0.1', echo.port)
  const socket = connect(link.port, '127.0.0.1')
  let seen = ''
  let onSeen = () => {}
  socket.on('data', (data) => {
    seen += data
    onSeen()
  })
  const sees = (text: string) =>
    new Promise<void>((resolve) => {
      onSeen = () => {
        if (seen === text) resolve()
      }
      onSeen()
    })

  socket.write('a')
  await sees('a')
  link.cut()
  socket.write('b')
  const probe = connect(echo.port, '127.0.0.1')
  await new Promise<void>((resolve) => probe.once('data', () => resolve()).write('direct'))
  expect(seen).toBe('a')
  link.mend()
  await sees('ab')
  link.slow(20)
  socket.write('c')
  await sees('abc')
  link.slow(0)
  socket.write('d')
  await sees('abcd')

  for (const one of [socket, probe]) one.destroy()
  link.close()
  echo.close()
})
