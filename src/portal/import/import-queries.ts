import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceImportEndpoints } from '../../contract/device-import-endpoints.ts';
import type { ImportSettings } from '../../contract/device-import.ts';

type Which = { customerId: string; importId: string; settings: ImportSettings };

/** What an import would do, read in this way. Asked each time: the server commits what it was asked about last. */
export const importPreviewQuery = (server: AskServer, { customerId, importId, settings }: Which) =>
  queryOptions({
    queryKey: ['deviceImport', importId, settings],
    queryFn: () =>
      server(deviceImportEndpoints.previewImport, { parameters: { customerId, importId }, body: settings }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
