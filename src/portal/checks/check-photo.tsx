import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components';
import type { AskServer } from '../../api/ask-server.ts';
import { ticketFor } from '../../api/download-file.ts';

/** A photo of a check, small; pressed, it opens in its own tab. One that is still on its way says so. */
export function CheckPhoto({ server, path, isHere }: { server: AskServer; path: string; isHere: boolean }) {
  const { t } = useTranslation('checks');
  const address = useQuery({
    queryKey: ['ticket', path],
    queryFn: () => ticketFor(server, `${path}&size=thumb`),
    enabled: isHere,
    // Such an address is good once: it is used by the picture below and never again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const frame = 'size-24 overflow-hidden rounded-control border border-line bg-sunken';
  if (!isHere)
    return (
      <span className={`${frame} grid place-items-center p-2 text-center text-xs text-second`}>
        {t('photo.missing')}
      </span>
    );
  return (
    <Button
      aria-label={t('photo.open')}
      className={`${frame} cursor-pointer`}
      onPress={() => {
        const tab = open('about:blank');
        ticketFor(server, `${path}&size=full`).then(
          (url) => tab?.location.replace(url),
          () => tab?.close(),
        );
      }}
    >
      {address.data && <img src={address.data} alt="" className="size-full object-cover" />}
    </Button>
  );
}
