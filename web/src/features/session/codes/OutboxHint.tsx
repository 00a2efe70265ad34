import { useEffect, useState } from 'react';
import { siteConfig } from '../../../lib/site-config.ts';
import { words } from '../words.ts';

const { outbox } = words.codes;

/** On one machine nothing is mailed: whoever waits for a code is told where it arrives. In the cloud there is no such place. */
export function OutboxHint() {
  const [local, setLocal] = useState(false);
  useEffect(() => {
    siteConfig().then(
      ({ Auth }) => setLocal(Boolean(Auth?.Cognito.userPoolEndpoint)), // set on one machine alone
      () => {}, // without a configuration there is no code either
    );
  }, []);
  if (!local) return null;
  return (
    <p className="small">
      {outbox.before}
      <a href="/local/outbox" target="_blank" rel="noreferrer">
        {outbox.link}
      </a>
      {outbox.after}
    </p>
  );
}
