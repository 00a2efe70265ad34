import { QueryClientProvider } from '@tanstack/react-query';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { AddressFirst } from '../features/account/AddressFirst.tsx';
import { Gate } from '../features/session/Gate.tsx';
import { onOtherUser } from '../features/session/session.ts';
import { KeptBanner } from '../features/case/kept/KeptBanner.tsx';
import { queries } from '../lib/api/queries.ts';
import { useFocusNear } from '../lib/focus/use-focus-near.ts';
import { Footer } from '../ui/page/Footer.tsx';
import { later } from '../ui/later.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { DemoBanner } from '../features/demo/DemoBanner.tsx';
import { TopBar } from './TopBar.tsx';

const IdleWatch = later(async () => (await import('../features/session/idle/IdleWatch.tsx')).IdleWatch);

onOtherUser(() => queries.clear());

/** Everything that needs an account (declared roles: User, Admin; anyone signed in counts as User). */
export default function ProtectedLayout() {
  return (
    <QueryClientProvider client={queries}>
      <Gate>
        <DemoBanner />
        <TopBar />
        <KeptBanner />
        <Main />
        <Footer short />
        <Toasts />
        <IdleWatch />
      </Gate>
    </QueryClientProvider>
  );
}

function Main() {
  const box = useRef<HTMLElement>(null);
  useFocusNear(box);
  return (
    <main id="main" tabIndex={-1} className="wrap" ref={box}>
      <AddressFirst>
        <Outlet />
      </AddressFirst>
    </main>
  );
}
