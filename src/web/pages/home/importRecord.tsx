import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { openRecord } from '../../opening.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { showToast, showFault } from '../../parts/toast.tsx';
import { TEXTS } from '../../texts.ts';
import './importRecord.css';

const { home } = TEXTS;

async function openFile(file: File): Promise<void> {
  try {
    await openRecord(await file.text());
    showToast(home.imported);
  } catch (error) {
    showFault(error);
  }
}

/** A button that asks for the file of a record. */
export function ImportRecord() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={home.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void openFile(file);
          target.value = '';
        }}
      />
      <Button look="ghost" size="small" icon="upload" onClick={() => input.current?.click()}>
        {home.import}
      </Button>
    </>
  );
}

const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A page on which a record may be dropped. */
export function RecordDrop({ children }: { children: ReactNode }) {
  const [hovering, setHovering] = useState(false);

  const onDragOver = (event: DragEvent): void => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setHovering(true);
  };
  const onDrop = (event: DragEvent): void => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setHovering(false);
    const [file] = event.dataTransfer.files;
    if (file) void openFile(file);
  };

  return (
    <div className="home" onDragOver={onDragOver} onDrop={onDrop}>
      {children}
      {hovering && (
        <div className="record-drop" onDragLeave={() => setHovering(false)}>
          <Icon name="upload" size={40} />
          <p className="section-head">{home.drop}</p>
        </div>
      )}
    </div>
  );
}
