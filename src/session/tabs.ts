import { idSchema } from '../contract/values.ts';
import { z } from '../contract/zod.ts';

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('renewed'), token: z.string(), life: z.number(), customerId: idSchema }),
  z.object({ kind: z.literal('whoHasToken') }),
  z.object({ kind: z.literal('signedOut') }),
]);
export type TabMessage = z.infer<typeof messageSchema>;

/** The other tabs of this browser: what one of them learned, all know. */
export type Tabs = { tell: (message: TabMessage) => void; listen: (heard: (message: TabMessage) => void) => void };

/** Over a BroadcastChannel; what an older or newer version says and nobody understands is not heard. */
export function tabsOver(channel: BroadcastChannel): Tabs {
  return {
    tell: (message) => channel.postMessage(message),
    listen: (heard) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = messageSchema.safeParse(data);
        if (message.success) heard(message.data);
      }),
  };
}
