import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { checkPath } from '../../ui/icon-paths.ts';
import { copyPath } from '../../ui/more-icon-paths.ts';

/** The code that opens a receipt later, on any device, without sign-in. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('work');
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="code">{code.match(/.{4}/g)!.join(' ')}</span>
      {'clipboard' in navigator && (
        <button type="button" className="text-link" onClick={copy}>
          <Icon path={isCopied ? checkPath : copyPath} />
          <span role="status">{t(isCopied ? 'receipt.copied' : 'receipt.copy')}</span>
        </button>
      )}
    </span>
  );
}
