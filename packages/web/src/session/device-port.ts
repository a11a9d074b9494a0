import type { DeviceFrame, DeviceRequest } from './device-messages.ts'
import { type PagePort, workerPort } from './solo-port.ts'

/** The worker of this page for several people. Its address is spelled out, so that the bundler finds it. */
export const devicePort = (): PagePort<DeviceRequest, DeviceFrame> =>
  workerPort(new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' }))
