import { useState } from 'react';
import { pictureTrouble } from './check-picture.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { isLong, readScreenshot, shown, type Screenshot } from './screenshot.ts';
import { words } from './words.ts';

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
      alt={words.screenshot.chosen}
      words={
        state.busy
          ? words.field.reading
          : screenshot
            ? words.screenshot.size(screenshot.width, screenshot.height)
            : words.drop.before
      }
      error={state.words ?? error}
      note={!screenshot ? words.screenshot.kinds : isLong(screenshot) ? words.screenshot.long : null}
      onFile={(file) => void take(file)}
      onRemove={() => onChange(undefined)}
      only
      tall
    />
  );
}
