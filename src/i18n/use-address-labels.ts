import { useTranslation } from 'react-i18next';
import { regional } from './regional.ts';
import { useCountries } from './use-countries.ts';

type AddressShown = {
  street?: string | undefined;
  addressLine2?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  countryCode?: string | undefined;
};

/** The parts of an address by name, the countries to choose from, and a whole address as it stands on a letter. */
export function useAddressLabels() {
  const { t, i18n } = useTranslation(['customers', 'pages']);
  const options = useCountries();
  const names = new Intl.DisplayNames(regional(i18n.language), { type: 'region' });
  const countryOf = (code: string) => names.of(code) ?? code;
  const parts = {
    street: t('form.street'),
    addressLine2: t('form.addressLine2'),
    postalCode: t('form.postalCode'),
    city: t('form.city'),
    state: t('form.state'),
    countryCode: t('form.country'),
  };
  return {
    ...parts,
    /** The same by the names of a form: `address.city`. */
    names: Object.fromEntries(Object.entries(parts).map(([part, word]) => [`address.${part}`, word])),
    optional: t('pages:edit.optional'),
    none: t('pages:edit.none'),
    options,
    countryOf,
    linesOf(address: AddressShown): string[] {
      const { street, addressLine2, postalCode, city, state, countryCode } = address;
      const town = [postalCode, city].filter(Boolean).join(' ');
      return [street, addressLine2, town, state, countryCode && countryOf(countryCode)].filter(
        (line) => !!line,
      ) as string[];
    },
  };
}
