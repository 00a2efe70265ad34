import { useState } from 'react';
import { pictureTrouble } from './check-picture.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { readScreenshot, shown, type Screenshot } from './screenshot.ts';

interface Props {
  label: string;
  screenshot: Screenshot | undefined;
  onChange: (screenshot: Screenshot | undefined) => void;
  error?: string | undefined;
}

/** A whole screenshot, made small enough in the browser; nothing is sent from here. */
export function ScreenshotField({ label, screenshot, onChange, error }: Props) {
  const [state, setState] = useState<{ busy?: boolean; words?: string }>({});
  const take = async (file: File) => {
    setState({ busy: true });
    try {
      onChange(await readScreenshot(file));
      setState({});
    } catch (refused) {
      setState({ words: pictureTrouble(refused) });
    }
  };
  return (
    <PictureDrop
      label={label}
      preview={screenshot && shown(screenshot)}
      alt="The screenshot you chose"
      words={
        state.busy
          ? 'Reading the picture'
          : screenshot
            ? `${screenshot.width} × ${screenshot.height} pixels`
            : 'Drop it here, paste it, or'
      }
      error={state.words ?? error}
      note={screenshot ? null : 'JPEG, PNG or WebP.'}
      onFile={(file) => void take(file)}
      only
      tall
    >
      {screenshot && (
        <button type="button" className="link-like" onClick={() => onChange(undefined)}>
          Remove
        </button>
      )}
    </PictureDrop>
  );
}
