import { useState } from 'react';
import { DateField } from '../../ui/controls/date-field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Sample, SampleSection } from './sample.tsx';

/** Everything that is typed into: at rest, with help, wrong, read only, switched off. */
export function FieldSamples({ title }: { title: string }) {
  const [sought, setSought] = useState('infusion');
  const [day, setDay] = useState<string | null>('2026-11-28');
  const [noDay, setNoDay] = useState<string | null>(null);
  const [files, setFiles] = useState('CSV up to 5 MB');
  return (
    <SampleSection title={title}>
      <Sample name="TextField">
        <TextField label="Name of the site" hint="As it stands on the door." defaultValue="Intensive care" />
        <TextField label="Room" note="(optional)" placeholder="Ward 3, room 12" />
      </Sample>
      <Sample name="TextField: error, code">
        <TextField
          id="sample-e-mail"
          label="E-mail"
          type="email"
          defaultValue="kim.sample@portal"
          error="The ending is missing, for example “.org”."
        />
        <TextField label="Serial number" isCode defaultValue="4K7-20318-06" />
      </Sample>
      <Sample name="TextField: read only, disabled">
        <TextField label="Customer number" isReadOnly isCode defaultValue="C-20417" />
        <TextField label="Inventory number" isDisabled defaultValue="INV-004417" />
      </Sample>
      <Sample name="PasswordField">
        <PasswordField label="Password" show="Show password" autoComplete="off" defaultValue="correct-horse" />
        <PasswordField
          label="New password"
          show="Show new password"
          autoComplete="off"
          error="At least 12 characters; 8 are there."
          defaultValue="12345678"
        />
      </Sample>
      <Sample name="NumberField">
        <NumberField label="Interval" hint="Months between two checks." defaultValue={12} minValue={1} maxValue={120} />
        <NumberField label="Upper limit" defaultValue={1250.5} isDisabled />
      </Sample>
      <Sample name="DateField">
        <DateField label="Commissioned on" value={day} onChange={setDay} />
        <DateField
          label="Next check"
          value={noDay}
          onChange={setNoDay}
          error="The day is missing, for example 3 December 2026."
        />
      </Sample>
      <Sample name="TextArea">
        <TextArea label="What did you see or do?" defaultValue="Insulation torn near the plug, taken out of service." />
      </Sample>
      <Sample name="SearchField">
        <SearchField
          label="Search devices"
          placeholder="Serial, model, room"
          clear="Clear search"
          value={sought}
          onChange={setSought}
        />
      </Sample>
      <Sample name="FileDrop">
        <FileDrop
          label="Drop a list of devices here"
          hint={files}
          choose="Choose file"
          accept={['.csv', 'text/csv']}
          onFiles={([file]) => file && setFiles(file.name)}
        />
      </Sample>
    </SampleSection>
  );
}
