import { words } from './part-words.ts';
import styles from './ScoreGauge.module.css';

const TICKS = Array.from({ length: 101 }, (_, i) => {
  const angle = Math.PI * (1 - i / 100);
  return { c: Math.cos(angle), s: -Math.sin(angle), ten: i % 10 === 0 };
});

/** A reeded half circle of a hundred lines, the proven ones inked. */
export const ScoreGauge = ({ value, labelledBy }: { value: number; labelledBy: string }) => (
  <div
    className={styles.score}
    role="meter"
    aria-labelledby={labelledBy}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
    aria-valuetext={words.gauge.value(value)}
  >
    <svg viewBox="-126 -126 252 142" aria-hidden="true">
      {TICKS.map(({ c, s, ten }, i) => {
        const on = value > 0 && i <= value;
        const from = ten ? 92 : 97;
        const to = on ? 122 : 116;
        return (
          <line
            key={i}
            className={on ? `${styles.tick} ${styles.proven}` : styles.tick}
            x1={(c * from).toFixed(1)}
            y1={(s * from).toFixed(1)}
            x2={(c * to).toFixed(1)}
            y2={(s * to).toFixed(1)}
          />
        );
      })}
      <text className={styles.big} textAnchor="middle" y="-12">
        {value}
      </text>
      <text className={styles.of} textAnchor="middle" y="8">
        {words.gauge.of}
      </text>
    </svg>
  </div>
);
