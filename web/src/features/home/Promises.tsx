import styles from './Promises.module.css';

/** What is promised and, at equal size, what cannot be seen. */
export const Promises = () => (
  <section className="clause" id="promise">
    <header>
      <h2 className="h2">What we promise, and what we cannot see</h2>
    </header>
    <div className={styles.two}>
      <div className={styles.will}>
        <h3 className="h4">We promise</h3>
        <ul>
          <li>
            <p>
              <b>We never call anyone real or fake.</b> You see the evidence and its reasons.
            </p>
          </li>
          <li>
            <p>
              <b>A namesake is a person.</b> Someone who shares your name gets no prepared report against
              them.
            </p>
          </li>
          <li>
            <p>
              <b>Being found is off until you turn it on.</b> Nobody learns whether you are registered here.
            </p>
          </li>
          <li>
            <p>
              <b>Nothing happens until you decide.</b> We report nobody for you, and send nothing in your
              name.
            </p>
          </li>
        </ul>
      </div>
      <div className={styles.cannot}>
        <h3 className="h4">We cannot see</h3>
        <ul>
          <li>
            <p>
              <b>Some platforms offer no search we may use.</b> Discord, WhatsApp and Zoom offer none; others
              only what a search engine holds. Give us a link and we compare it.
            </p>
          </li>
          <li>
            <p>
              <b>Private and hidden accounts.</b> If a copy blocks you, a friend can take the screenshot.
            </p>
          </li>
          <li>
            <p>
              <b>Faces.</b> We recognise a copied picture, never a person in another picture.
            </p>
          </li>
          <li>
            <p>
              <b>Everything.</b> “No copies found” means none where we looked, on the day we looked.
            </p>
          </li>
        </ul>
      </div>
    </div>
  </section>
);
