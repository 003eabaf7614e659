import { Button, DropZone, FileTrigger, type FileDropItem } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { buttonLook } from './button-look.ts';
import { uploadPath } from './portal-icon-paths.ts';

type FileDropProps = {
  /** What belongs here, for example "Drop a list of devices here". */
  label: string;
  /** Kinds and sizes that are taken. */
  hint: string;
  choose: string;
  /** Kinds of files, as the browser's own dialog takes them: `.csv`, `image/png`. */
  accept: readonly string[];
  onFiles: (files: File[]) => void;
};

/** Takes files that are dropped, pasted or chosen. */
export function FileDrop({ label, hint, choose, accept, onFiles }: FileDropProps) {
  return (
    <DropZone
      aria-label={label}
      onDrop={({ items }) => {
        const files = items.filter((item): item is FileDropItem => item.kind === 'file');
        void Promise.all(files.map((file) => file.getFile())).then(onFiles);
      }}
      className="chosen-in-list grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed border-line-strong bg-surface px-5 py-8 text-center data-drop-target:border-accent data-drop-target:bg-accent-soft"
    >
      <span className="text-accent-text">
        <Icon path={uploadPath} large />
      </span>
      <p className="font-strong">{label}</p>
      <p className="text-xs text-second">{hint}</p>
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={false}
        onSelect={(files) => files && onFiles(Array.from(files))}
      >
        <Button className={buttonLook('secondary', 'compact')}>{choose}</Button>
      </FileTrigger>
    </DropZone>
  );
}
