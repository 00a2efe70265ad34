import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOnline } from '../lib/use-online.ts';

interface Props {
  src: string;
  alt: string;
  className: string;
  /** Stands in its place while it can't be had. */
  children: ReactNode;
}

/** A picture that couldn't be loaded while there was no connection is asked for again once there is one. */
export function OnlineImage({ src, alt, className, children }: Props) {
  const online = useOnline();
  const [failed, setFailed] = useState<string>();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) setFailed(undefined);
    before.current = online;
  }, [online]);
  if (failed === src) return children;
  return <img className={className} src={src} alt={alt} onError={() => setFailed(src)} />;
}
