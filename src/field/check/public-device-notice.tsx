import type { Language } from '../../contract/language.ts';
import type { PublicDevice } from '../../contract/public-device.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { DueList } from './due-list.tsx';
import type { KnownDevice } from './use-public-device.ts';

type NoticeProps = {
  known: KnownDevice;
  language: Language;
  registerHref: string;
  /** Whether the label in front is one of the maker's, so far as this phone could tell. */
  isGenuine: boolean;
};

/** What the server knows of the device and the person in front of it should: each with a way on. */
export function PublicDeviceNotice({ known, language, registerHref, isGenuine }: NoticeProps) {
  const { t } = useTranslation('work');
  if (known.kind === 'unknown')
    return (
      <Banner tone="soon" title={t('news.unknown.title')}>
        <p>{t('news.unknown.text')}</p>
        <RegisterLink href={registerHref} />
      </Banner>
    );
  const { device } = known;
  return (
    <>
      {device.status === 'decommissioned' && (
        <Banner tone="over" title={t('news.decommissioned.title')}>
          <p>{t('news.decommissioned.text')}</p>
        </Banner>
      )}
      {!device.usable && device.status === 'inUse' && (
        <Banner tone="bad" icon={lockPath} title={t('news.blocked.title')}>
          <p>{t(device.blockedReason === 'checkFailed' ? 'news.blocked.checkFailed' : 'news.blocked.other')}</p>
        </Banner>
      )}
      <LabelState device={device} language={language} />
      {!device.registered && device.status === 'inUse' && (
        <Banner tone="info" title={t('news.unregistered.title')}>
          <p>{t('news.unregistered.text')}</p>
          <RegisterLink href={registerHref} />
        </Banner>
      )}
      <DueList
        due={device.due}
        language={language}
        isUsable={device.usable && isGenuine && device.labelState !== 'revoked'}
      />
    </>
  );
}

function LabelState({ device, language }: { device: PublicDevice; language: Language }) {
  const { t } = useTranslation('work');
  if (device.labelState === 'current') return null;
  const day =
    device.labelReplacedOn && new Intl.DateTimeFormat(regional(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Banner tone="over" title={t(`news.label.${device.labelState}`)}>
      {day && <p>{t('news.label.replacedOn', { date: day.format(Date.parse(device.labelReplacedOn!)) })}</p>}
      {device.currentLabelNo !== undefined && <p>{t('news.label.currentNo', { nr: device.currentLabelNo })}</p>}
      <p>{t('news.label.text')}</p>
    </Banner>
  );
}

function RegisterLink({ href }: { href: string }) {
  const { t } = useTranslation('work');
  return (
    <a className="button mt-2" href={href}>
      {t('news.register')}
    </a>
  );
}
