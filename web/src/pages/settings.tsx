import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ProfileSettings } from '../features/settings/ProfileSettings.tsx';
import NotFound from './not-found.tsx';

const PARTS: Record<string, ComponentType> = {
  profile: ProfileSettings,
};

/** Settings: one page for each part. */
export default function Settings() {
  const { '*': part = '' } = useParams();
  if (part === '') return <Navigate to="/settings/profile" replace />;
  const Part = PARTS[part];
  return Part ? <Part /> : <NotFound />;
}
