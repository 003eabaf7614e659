import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Option } from '../controls/option-list.tsx';
import { ComboInput, TextInput } from './inputs.tsx';

const parts = ['street', 'addressLine2', 'postalCode', 'city', 'state'] as const;
type Part = (typeof parts)[number] | 'countryCode';

export type AddressWords = Record<Part, string> & { optional: string; none: string; options: readonly Option[] };

type AddressProps<Values extends FieldValues & { address: Record<Part, string> }> = {
  form: UseFormReturn<Values>;
  words: AddressWords;
  isCountryRequired?: boolean;
};

/** An address of a form, in the order it is written on a letter. */
export function AddressInputs<Values extends FieldValues & { address: Record<Part, string> }>({
  form,
  words,
  isCountryRequired = false,
}: AddressProps<Values>) {
  const at = (part: Part) => ({ form, name: `address.${part}` as FieldPath<Values>, label: words[part] });
  const free = words.optional;
  return (
    <>
      <TextInput {...at('street')} note={free} />
      <TextInput {...at('addressLine2')} note={free} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[10rem_minmax(0,1fr)]">
        <TextInput {...at('postalCode')} note={free} />
        <TextInput {...at('city')} note={free} />
      </div>
      <TextInput {...at('state')} note={free} />
      <ComboInput
        {...at('countryCode')}
        note={isCountryRequired ? undefined : free}
        options={words.options}
        none={words.none}
      />
    </>
  );
}
