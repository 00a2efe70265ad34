import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  OAUTH_PLATFORMS,
  receiveCallback,
  type CallbackResult,
  type OAuthPlatform,
} from '../../features/proof/link/callback.ts';
import NotFound from '../../layout/not-found.tsx';
import { words } from './words.ts';

const NAMES: Record<OAuthPlatform, string> = {
  linkedin: 'LinkedIn',
  x: 'X',
  tiktok: 'TikTok',
  github: 'GitHub',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  snapchat: 'Snapchat',
  reddit: 'Reddit',
};

/** The x page closes after this; the others at once. */
const X_DELAY = 100;
const isPlatform = (name: string | undefined): name is OAuthPlatform =>
  (OAUTH_PLATFORMS as readonly (string | undefined)[]).includes(name);

export default function OAuthCallback() {
  const { platform } = useParams();
  return isPlatform(platform) ? <Callback platform={platform} /> : <NotFound />;
}

function Callback({ platform }: { platform: OAuthPlatform }) {
  const [result, setResult] = useState<CallbackResult>();
  useEffect(() => {
    const received = receiveCallback(platform, location, localStorage, Date.now());
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the code is consumed once, outside of rendering
    setResult(received);
    if (received.kind !== 'stored') return;
    const timer = setTimeout(() => window.close(), platform === 'x' ? X_DELAY : 0);
    return () => clearTimeout(timer);
  }, [platform]);
  return (
    <div className="wrap narrow plain-page">
      <h1 className="h2">{NAMES[platform]}</h1>
      {platform === 'x' && result?.kind !== 'refused' && <p>{words.linked.x}</p>}
      {result?.kind === 'refused' && (
        <>
          <p className="note" role="alert">
            {result.words}
          </p>
          <p>{words.linked.refused}</p>
        </>
      )}
      {result?.kind === 'nothing' && platform !== 'x' && <p>{words.linked.nothing}</p>}
      {result?.kind === 'stored' && platform !== 'x' && <p>{words.linked.done}</p>}
    </div>
  );
}
