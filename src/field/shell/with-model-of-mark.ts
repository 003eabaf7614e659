import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { Pack } from '../../contract/pack.ts';

/** A UDI mark tells its model by its own number only: whoever read it may not have had the models yet, the pack has. */
export function withModelOfMark(device: IdentifiedDevice, { models }: Pick<Pack, 'models'>): IdentifiedDevice {
  const udiDi = device.manualDevice?.udiDi;
  if (device.modelNo !== undefined || udiDi === undefined) return device;
  const model = models.find((it) => it.udiDi === udiDi);
  return model ? { ...device, modelNo: model.modelNo } : device;
}
