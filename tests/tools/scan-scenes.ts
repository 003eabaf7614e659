import { labelCode, udiCode, type PlacedCode } from '../support/builders/camera-scene.ts';
import { fakeCamera } from '../support/builders/faked-camera.ts';
import type { Scene, Stage } from './screenshot-scenes.ts';

/** The scanner in each of its states, in front of a drawn camera. */
export const scanScenes: Record<string, Scene> = {
  scan: async (stage) => {
    await scanning(stage, async () => []);
    await stage.page.getByRole('status').filter({ hasText: 'inside the frame' }).waitFor();
  },
  'scan-found': async (stage) => {
    await scanning(stage, async (inOrder) => [await labelCode(inOrder)]);
    await stage.page.getByText('Label verified').waitFor();
  },
  'scan-two-devices': async (stage) => {
    const other = udiCode('(01)04099213002105(21)VN99Z000001', { x: 400, y: 170, module: 5 });
    await scanning(stage, async (inOrder) => [await labelCode(inOrder, { x: 130, module: 4 }), await other]);
    await stage.page.getByText('The UDI mark names another serial number').waitFor();
  },
  'scan-udi-mark': async (stage) => {
    const mark = udiCode('(01)04099213002105(17)270100(10)L2024/7(21)VN24A003117');
    await scanning(stage, async () => [await mark]);
    await stage.page.getByText('L2024/7').waitFor();
  },
  'scan-foreign': async (stage) => {
    await scanning(stage, async () => [await labelCode('https://kardon.example/assets/XK-90210')]);
    await stage.page.getByText('https://kardon.example').waitFor();
  },
  'scan-denied': async (stage) => {
    const camera = await fakeCamera(stage.context);
    await stage.page.goto('/qr/function-check');
    await camera.change(stage.page, { refusal: 'NotAllowedError' });
    await stage.page.locator('a[href="/qr/scan"]').click();
    await stage.page.getByRole('alert').locator('.banner').waitFor();
  },
};

async function scanning({ context, page, portal }: Stage, codes: (label: string) => Promise<PlacedCode[]>) {
  const camera = await fakeCamera(context);
  const { url } = await portal.label('inOrder');
  await page.goto('/qr/scan');
  await camera.show(page, ...(await codes(url)));
}
