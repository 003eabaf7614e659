import { useState } from 'react';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { CheckboxGroup } from '../../ui/controls/checkbox-group.tsx';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { roles, sites } from './sample-options.ts';
import { Sample, SampleSection } from './sample.tsx';

/** Everything that is chosen. */
export function ChoiceSamples({ title }: { title: string }) {
  const [site, setSite] = useState<string | null>('surgery');
  const [none, setNone] = useState<string | null>(null);
  const [found, setFound] = useState<string | null>('outpatients');
  const [role, setRole] = useState<string | null>('check');
  const [rights, setRights] = useState(['read']);
  const [isTold, setTold] = useState(true);
  return (
    <SampleSection title={title}>
      <Sample name="Select">
        <Select label="Site" choose="Choose a site" options={sites} value={site} onChange={setSite} />
        <Select
          label="Responsible site"
          choose="Choose a site"
          error="Choose the site that answers for it."
          options={sites}
          value={none}
          onChange={setNone}
        />
        <Select
          label="Former site"
          choose="Choose a site"
          options={sites}
          value="vehicles"
          onChange={setNone}
          isDisabled
        />
      </Sample>
      <Sample name="ComboBox">
        <ComboBox
          label="Move to"
          hint="Type a part of the name."
          none="No site has this in its name."
          options={sites}
          value={found}
          onChange={setFound}
        />
        <ComboBox
          label="Borrowed from"
          none="No site has this in its name."
          options={sites}
          value={null}
          onChange={() => undefined}
          isDisabled
        />
      </Sample>
      <Sample name="RadioGroup">
        <RadioGroup label="May" options={roles} value={role} onChange={setRole} />
      </Sample>
      <Sample name="RadioGroup: error">
        <RadioGroup label="Condition" error="Choose one." options={roles} value={null} onChange={setRole} />
      </Sample>
      <Sample name="CheckboxGroup">
        <CheckboxGroup label="Rights" options={roles} value={rights} onChange={setRights} />
      </Sample>
      <Sample name="Checkbox">
        <div>
          <Checkbox defaultSelected>Battery included</Checkbox>
          <Checkbox isIndeterminate>Every device of this site</Checkbox>
          <Checkbox isInvalid>I have read the instructions for use</Checkbox>
          <Checkbox isDisabled defaultSelected>
            Known to the maker
          </Checkbox>
        </div>
      </Sample>
      <Sample name="Switch">
        <div>
          <Switch isSelected={isTold} onChange={setTold}>
            Tell me by e-mail
          </Switch>
          <Switch isSelected={false} onChange={() => undefined} isDisabled>
            Tell me by post
          </Switch>
        </div>
      </Sample>
    </SampleSection>
  );
}
