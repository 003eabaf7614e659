import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regional } from '../../i18n/regional.ts';
import { Mark } from '../../ui/mark.tsx';
import { PortalProviders } from '../../ui/page/portal-providers.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import { chooseTheme, readTheme, themes, type Theme } from '../../ui/controls/theme-choice.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ButtonSamples } from './button-samples.tsx';
import { CardSamples } from './card-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { NavigationSamples } from './navigation-samples.tsx';
import { StatusSamples } from './status-samples.tsx';
import { TableSamples } from './table-samples.tsx';

/** Every component of the portal in every state it has, to be looked at and to be copied from. */
export function DesignSystemPage({ goTo }: { goTo: (href: string) => void }) {
  const { t, i18n } = useTranslation('ui');
  const [theme, setTheme] = useState<Theme>(readTheme);
  useTitle(t('title'));
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <PortalProviders locale={regional(i18n.language)} goTo={goTo}>
      <PageBody>
        <PageHeader
          title={t('title')}
          sub={t('text')}
          crumbs={
            <span className="mb-2 inline-block">
              <Mark size={32} />
            </span>
          }
          actions={
            <ViewSwitch
              label={t('theme')}
              options={themes.map((id) => ({ id, label: t(`themes.${id}`) }))}
              chosen={theme}
              onChoose={(id) => choose(themes.find((each) => each === id) ?? 'system')}
            />
          }
        />
        <StatusSamples title={t('parts.status')} />
        <ButtonSamples title={t('parts.buttons')} />
        <FieldSamples title={t('parts.fields')} />
        <ChoiceSamples title={t('parts.choices')} />
        <CardSamples title={t('parts.cards')} />
        <MessageSamples title={t('parts.messages')} />
        <NavigationSamples title={t('parts.navigation')} />
        <TableSamples title={t('parts.tables')} />
        <DialogSamples title={t('parts.dialogs')} />
      </PageBody>
    </PortalProviders>
  );
}
