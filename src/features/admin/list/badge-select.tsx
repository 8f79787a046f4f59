import './badge-select.css';
import { statusLook } from '#src/ui/components/status-badge.tsx';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onChange: (value: string) => void;
};

export function BadgeSelect({ label, value, options, onChange }: Props) {
  const { tone, mark } = statusLook(value);
  return (
    <span className={`badge badge-select ${tone}`}>
      <span aria-hidden="true">{mark}</span>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
