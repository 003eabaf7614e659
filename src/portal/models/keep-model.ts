import type { QueryClient } from '@tanstack/react-query';
import type { DeviceModel } from '../../contract/device-model.ts';

/** Shows at once what the server has made of a model, and asks again for what else names it. */
export function keepModel(queries: QueryClient, saved: DeviceModel): void {
  queries.setQueryData(['deviceModel', saved.id], saved);
  void queries.invalidateQueries({ queryKey: ['deviceModels'] });
  void queries.invalidateQueries({ queryKey: ['events'] });
}
