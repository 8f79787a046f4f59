import './figure.css';

type Props = {
  /** The figure as it is shown. */
  text: string;
  /** What it is, for screen readers: "total orders". */
  label: string;
  /** The list of the rows that it counts or adds up. */
  href: string;
};

/** A figure that links to its rows. */
export const Figure = ({ text, label, href }: Props) => (
  <a className="figure-link" href={href} aria-label={`${text} ${label}`}>
    {text}
  </a>
);
