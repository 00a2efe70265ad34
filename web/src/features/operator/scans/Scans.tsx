import { ScanEvent, type ScanTally } from '#domain/operations/scan-tally';
import styles from './Scans.module.css';
import { words } from './words.ts';

const said = words.scans;

/** Everybody's scans by how they ended, and their parts that were put off or given up. */
export function Scans({ scans: { today, week } }: { scans: { today: ScanTally; week: ScanTally } }) {
  return (
    <table className={styles.scans} aria-label={said.title}>
      <thead>
        <tr>
          <td />
          <th scope="col">{said.today}</th>
          <th scope="col">{said.week}</th>
        </tr>
      </thead>
      <tbody>
        {ScanEvent.options.map((event) => (
          <tr key={event}>
            <th scope="row">
              {said.events[event].name}
              <span className="small quiet">{said.events[event].what}</span>
            </th>
            <td>{said.count(today[event])}</td>
            <td>{said.count(week[event])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
