import type { AskServer } from '../../api/ask-server.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';

/** The ids of all devices a search and its filters find, page by page. */
export async function allFound(
  server: AskServer,
  { customerId, address }: { customerId: string; address: ListAddress },
): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...askedOf(address), cursor, size: 200 };
    const { items, next } = await server(deviceEndpoints.readDevices, { parameters: { customerId }, query });
    found.push(...items.map(({ id }) => id));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return found;
}
