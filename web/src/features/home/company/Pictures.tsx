import styles from './Pictures.module.css';

/** Pictures that may be shown elsewhere, each leading to its file. They are made with the build (web/share-picture). */
export const Pictures = ({ files }: { files: readonly (readonly [file: string, name: string])[] }) => (
  <ul className={styles.pictures}>
    {files.map(([file, name]) => (
      <li key={file}>
        <a href={file}>
          <img src={file} alt="" width={1200} height={630} loading="lazy" />
          {name}
        </a>
      </li>
    ))}
  </ul>
);
