import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { ErrorSummary } from '../../ui/controls/error-summary.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

/** A form that is not accepted: what has to be mended is said above, and at the field. */
export function FormSample() {
  const [isRefused, setRefused] = useState(false);
  const error = isRefused ? 'The ending is missing, for example “.org”.' : undefined;
  return (
    <>
      {isRefused && (
        <ErrorSummary
          title="One field needs your attention"
          errors={[{ controlId: 'sample-contact', message: 'E-mail of the contact: the ending is missing.' }]}
        />
      )}
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(true);
          }}
        >
          <FormSection title="Contact" text="Whom we write to when a device of this site is overdue.">
            <TextField label="Contact" defaultValue="Jana Muster" />
            <TextField
              id="sample-contact"
              label="E-mail of the contact"
              defaultValue="jana.muster@quellmoor"
              error={error}
            />
          </FormSection>
          <FormSection title="Address">
            <TextField label="Street and number" defaultValue="Am Quellmoor 4" />
            <div>
              <Button type="submit" variant="primary">
                Save site
              </Button>
            </div>
          </FormSection>
        </form>
      </Card>
    </>
  );
}
