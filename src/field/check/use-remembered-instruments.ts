import { useEffect, useState } from 'react';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { Instrument } from '../../contract/function-check.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { instrumentPlaces, usedInstrumentPlaces } from './submission-from-draft.ts';

type Remembering = { keeper: DraftKeeper<FunctionCheckDraft>; opening: StorageOpening | null };

/** The instruments of the latest check on this phone, filled in where none is named yet. `empty` begins with others. */
export function useRememberedInstruments({ keeper, opening }: Remembering) {
  const [isRemembered, setRemembered] = useState(false);
  const storage = opening?.kind === 'open' ? opening.storage : null;

  useEffect(() => {
    if (!storage) return;
    void fillIn().catch(reportError);
    async function fillIn() {
      const instruments = await (await storage!.remembered()).instruments.read();
      if (!instruments || usedInstrumentPlaces(keeper.read().draft.fields).length > 0) return;
      setRemembered(true);
      keeper.change(withInstruments(instruments));
    }
  }, [storage, keeper]);

  return {
    isRemembered,
    empty() {
      setRemembered(false);
      void storage?.remembered().then((remembered) => remembered.instruments.forget());
      keeper.change(withInstruments([]));
    },
  };
}

/** Fills every place: those beyond the instruments become empty. */
const withInstruments =
  (instruments: readonly Instrument[]) =>
  (draft: FunctionCheckDraft): FunctionCheckDraft => {
    const places = Array.from({ length: instrumentPlaces }, (_, place) => {
      const { name = '', serialNumber = '', calibratedUntil = '' } = instruments[place] ?? {};
      return Object.entries({ Name: name, Serial: serialNumber, CalibratedUntil: calibratedUntil }).map(
        ([part, value]) => [`instrument${place}${part}`, value] as const,
      );
    });
    return { ...draft, fields: { ...draft.fields, ...Object.fromEntries(places.flat()) } };
  };
