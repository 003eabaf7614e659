import { useState } from 'react';
import type { Draft, FunctionCheckDraft, IdentifiedDevice } from '../../contract/draft.ts';
import { draftForPerson } from '../../domain/draft-for-person.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { personHere } from '../../session/person-here.ts';
import { Banner } from '../../ui/banner.tsx';
import { penPath } from '../../ui/more-icon-paths.ts';
import { useWatched } from '../../ui/use-watched.ts';

type EarlierDraftProps = { storage: FieldStorage; draft: FunctionCheckDraft; goTo: (href: string) => void };

/** A check of this device was begun before: go on with it, or leave it where it is. */
export function EarlierDraft({ storage, draft, goTo }: EarlierDraftProps) {
  const { t, i18n } = useTranslation('work');
  const [here] = useState(personHere);
  const [isLeft, leave] = useState(false);
  const earlier = useWatched(storage.work)?.drafts.find(
    (other) => isEarlierOf(other, draft) && draftForPerson(other, here?.userId) === other,
  );
  if (!earlier || isLeft) return null;
  const begun = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Banner tone="info" icon={penPath} title={t('earlier.title')}>
      <p>{t('earlier.text', { begun: begun.format(Date.parse(earlier.startedAt)) })}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <button
          type="button"
          className="button"
          onClick={() => goTo(`/qr/function-check?draft=${earlier.submissionId}`)}
        >
          {t('earlier.continue')}
        </button>
        <button type="button" className="button ghost" onClick={() => leave(true)}>
          {t('earlier.startNew')}
        </button>
      </p>
    </Banner>
  );
}

const isEarlierOf = (other: Draft, draft: FunctionCheckDraft): other is FunctionCheckDraft =>
  other.kindOfSubmission === 'functionCheck' &&
  other.submissionId !== draft.submissionId &&
  identity(other.device) === identity(draft.device);

const identity = ({ deviceRef, manualDevice }: IdentifiedDevice) =>
  deviceRef ?? `${manualDevice?.modelNo ?? manualDevice?.udiDi}/${manualDevice?.serialNumber}`;
