import { useTranslation } from 'react-i18next';
import type { DeviceModel } from '../../contract/device-model.ts';
import { languages, type Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { regional } from '../../i18n/regional.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import type { Fact } from '../../ui/page/description-list.tsx';

/** The facts of a model, one under the other. */
export function useModelFacts(languageNames: Record<Language, string>) {
  const { t, i18n } = useTranslation(['models', 'customers', 'pages']);
  const { linesOf } = useAddressLabels();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const none = t('customers:details.none');
  const code = (text: string | null) => (text ? <span className="font-mono wrap-anywhere">{text}</span> : none);
  return (model: DeviceModel): Fact[] => {
    const { kind, manufacturer, manualUrl, status } = model;
    const missing = languages.filter((language) => !kind[language]);
    return [
      { term: t('fields.modelNo'), value: code(String(model.modelNo)) },
      {
        term: t('fields.kind'),
        value: (
          <>
            {localText(kind, shownLanguage(i18n.language))}
            {missing.length > 0 && (
              <div className="text-xs text-second">
                {t('pages:texts.missingIn', {
                  languages: new Intl.ListFormat(regional(i18n.language)).format(
                    missing.map((language) => languageNames[language]),
                  ),
                })}
              </div>
            )}
          </>
        ),
      },
      { term: t('fields.typeCode'), value: code(model.typeCode) },
      {
        term: t('fields.status'),
        value: (
          <>
            {t(`status.${status}`)}
            <div className="text-xs text-second">{t(`means.${status}`)}</div>
          </>
        ),
      },
      {
        term: t('fields.manufacturer'),
        value: (
          <>
            {manufacturer.name}
            {manufacturer.address && linesOf(manufacturer.address).map((line) => <div key={line}>{line}</div>)}
          </>
        ),
      },
      { term: t('fields.udiDi'), value: code(model.udiDi) },
      { term: t('fields.mpbetreibvAnnex'), value: t(`annexes.${model.mpbetreibvAnnex}`) },
      { term: t('fields.serialPattern'), value: code(model.serialPattern) },
      {
        term: t('fields.manualUrl'),
        value: manualUrl ? (
          <a href={manualUrl} target="_blank" rel="noreferrer" className="wrap-anywhere">
            {manualUrl}
          </a>
        ) : (
          none
        ),
      },
      { term: t('fields.devices'), value: numbers.format(model.devices) },
    ];
  };
}
