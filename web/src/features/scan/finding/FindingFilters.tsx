import type { ReactNode } from 'react';
import type { Finding } from '#domain/scan/finding';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { FILTERS, filtersFor, SORTS, type Filter, type Sort } from './findings-shown.ts';
import { words } from './words.ts';
import styles from './FindingFilters.module.css';

interface Props {
  /** What is counted: the findings of the chosen platform. */
  findings: readonly Finding[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Where there are findings; one alone is no choice. */
  platforms: readonly Platform[];
  platform: Platform | undefined;
  onPlatform: (platform: string) => void;
  /** Below the platforms and the order: what else may be done with them. */
  children?: ReactNode;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Which findings are shown, by what became of them and by platform, and which of them first. */
export const FindingFilters = ({
  findings,
  filter,
  onFilter,
  platforms,
  platform,
  onPlatform,
  sort,
  onSort,
  children,
}: Props) => (
  <div className={styles.filters} role="group" aria-label={words.filters.show}>
    {filtersFor(findings, filter).map((name) => (
      <button key={name} type="button" aria-pressed={filter === name} onClick={() => onFilter(name)}>
        {FILTERS[name].word} {findings.filter(FILTERS[name].test).length}
      </button>
    ))}
    {platforms.length > 1 && (
      <label className={styles.platform}>
        <span className="vh">{words.filters.platform}</span>
        <select value={platform ?? ''} onChange={(event) => onPlatform(event.target.value)}>
          <option value="">{words.filters.every}</option>
          {platforms.map((one) => (
            <option key={one} value={one}>
              {platformTable[one].name}
            </option>
          ))}
        </select>
      </label>
    )}
    {findings.length > 1 && (
      <label className={styles.platform}>
        <span className="vh">{words.sort.by}</span>
        <select value={sort} onChange={(event) => onSort(event.target.value as Sort)}>
          {(Object.keys(SORTS) as Sort[]).map((one) => (
            <option key={one} value={one}>
              {SORTS[one].word}
            </option>
          ))}
        </select>
      </label>
    )}
    {children}
  </div>
);
