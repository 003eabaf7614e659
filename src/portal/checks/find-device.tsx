import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { foundDevicesQuery } from './unassigned-queries.ts';

const typingPause = 250; // milliseconds
const shortestQuestion = 2; // characters

type FindProps = {
  server: AskServer;
  /** What is looked for at first. */
  begin: string;
  chosen: string | null;
  onChoose: (deviceId: string | null) => void;
  error: string | undefined;
};

/** Finds one device among those of all customers, and chooses it. */
export function FindDevice({ server, begin, chosen, onChoose, error }: FindProps) {
  const { t } = useTranslation('checks');
  const [typed, setTyped] = useState(begin);
  const [asked, setAsked] = useState(begin.trim());
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = asked.length >= shortestQuestion;
  const query = useQuery({ ...foundDevicesQuery(server, asked), enabled: isAsked });
  // Hits for what was typed before are not offered: what is chosen must stay in sight.
  const isCurrent = typed.trim() === asked;
  const found = (isAsked && isCurrent && query.data) || [];
  const nothing = query.isFetching || !isCurrent ? t('assign.searching') : t('assign.nothing');
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={t('assign.find')}
        hint={t('assign.findHint')}
        value={typed}
        isCode
        maxLength={100}
        onChange={(text) => {
          setTyped(text);
          // What is not in sight any more must not be what is assigned.
          onChoose(null);
        }}
        error={found.length === 0 ? error : undefined}
      />
      {found.length > 0 ? (
        <RadioGroup
          label={t('assign.found')}
          options={found.map(({ id, title, subtitle }) => ({ id, label: title, hint: subtitle }))}
          value={chosen}
          onChange={onChoose}
          error={error}
        />
      ) : (
        <p role="status" className="text-s text-second">
          {query.error ? t('assign.failed') : isAsked ? nothing : t('assign.begin')}
        </p>
      )}
    </div>
  );
}
