import { Outlet } from 'react-router-dom';
import { Footer } from '../ui/Footer.tsx';
import { PublicHeader } from '../ui/PublicHeader.tsx';

/** Every page that needs no account. */
export default function PublicLayout() {
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
